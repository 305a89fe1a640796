/** Tests know both languages at once, and speak German unless they choose. */
import everything from 'virtual:texts/everything'
import { settings } from './settings.svelte'
import { keep } from './text-store.svelte'

keep('de', everything.de)
keep('en', everything.en)
settings.lang = 'de'
