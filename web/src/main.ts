import './styles/fonts.css'
import './styles/tokens.css'
import './styles/materials.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { styled } from './lib/styled'

const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
void styled(sheets).then(() => mount(App, { target: document.body }))
