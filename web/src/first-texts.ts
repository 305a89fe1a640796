/** Runs before all else and asks for what the shelf says, so that it is there when the shelf is. */
import { loaders } from 'virtual:texts'
import { lookInDrawer } from './lib/drawer'
import { isLang, preferredLang } from './lib/language'

const { lang } = lookInDrawer()
loaders.shelf[isLang(lang) ? lang : preferredLang()]().catch(() => undefined) // Whoever waits for it will hear.
