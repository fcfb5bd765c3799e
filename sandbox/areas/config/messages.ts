import type * as contract from '@/contract/config'
import type { MessagesOf } from '../../refusals'

export const configMessages: MessagesOf<typeof contract> = {
  PAGE_UNKNOWN: { zh: '没有找到这个页面', en: 'There is no such page.' },
}
