import { orderTabs as en } from './en/orderTabs'
import { catalogue } from './language'
import { orderTabs as zh } from './zh-CN/orderTabs'

/** Words of the tabs of the order list, in a catalogue of their own: "my" needs them, and is in the main package. */
export const orderTabWords = catalogue({ 'zh-CN': zh, en })
