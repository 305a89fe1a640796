import { lookAt } from '../../stories/look'

import.meta.glob('./**/*.svelte', { eager: true })

lookAt('zong')
