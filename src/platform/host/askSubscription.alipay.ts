import Taro from '@tarojs/taro'
import type { AskSubscription } from './ports'
import { endOfUnasked } from './unasked'

/** Alipay, which says how the whole question ended. */
export const askSubscription: AskSubscription = async (template) => {
  try {
    const wanted = { entityIds: [template] } as Taro.requestSubscribeMessage.Option
    const { behavior } = (await Taro.requestSubscribeMessage(wanted)) as { behavior?: string }
    return behavior === 'subscribe' ? 'accepted' : 'refused'
  } catch (error) {
    return endOfUnasked(error)
  }
}
