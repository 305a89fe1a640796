/** What tests in a browser begin with: the client's styles with the colours of all games, all texts, German, and nothing that moves. */
import '../boxes'
import '../lib/every-text'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/materials.css'
import { settings } from '../lib/settings.svelte'

settings.lang = 'de'
settings.calm = true
settings.volume = 0
