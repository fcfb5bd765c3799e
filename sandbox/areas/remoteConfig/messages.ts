import type { MessagesOf } from '../../refusals'
import type { contract } from './contract'

export const configMessages: MessagesOf<typeof contract> = {
  PAGE_UNKNOWN: { zh: '没有找到这个页面', en: 'There is no such page.' },
}
