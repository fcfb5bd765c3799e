import { feedback as en } from './en/feedback'
import { catalogue } from './language'
import { feedback as zh } from './zh-CN/feedback'

/** Words of feedback. */
export const feedbackWords = catalogue({ 'zh-CN': zh, en })
