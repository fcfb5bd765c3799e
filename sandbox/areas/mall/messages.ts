import type { MessagesOf } from '../../refusals'
import type { contract } from './contract'

export const mallMessages: MessagesOf<typeof contract> = {
  KEYWORD_EMPTY: { zh: '请输入要搜索的内容', en: 'Type what you are looking for.' },
  GOODS_GONE: { zh: '商品已下架，看看其他好物吧', en: 'This item is no longer on sale. Have a look at the others.' },
  BRAND_UNKNOWN: { zh: '没有找到该品牌', en: 'This brand was not found.' },
}
