import { reminder as en } from './en/reminder'
import { catalogue } from './language'

export const reminder = {
  renewal: '点按后会询问是否允许在续费扣款前给您发消息',
  lapsing: '点按后会询问是否允许在余额和优惠券到期前给您发消息',
  delivery: '点按后会询问是否允许在商品送达时给您发消息',
}

/** What the messages are for that a host is asked to allow, said before it asks. */
export const reminderWords = catalogue({ 'zh-CN': reminder, en })
