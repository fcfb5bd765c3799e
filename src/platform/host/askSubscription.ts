import Taro from '@tarojs/taro'
import type { AskSubscription } from './ports'
import { endOfUnasked } from './unasked'

/** What became of each template, by its id; Douyin has it one level deeper from base library 3.35 on. */
type Answer = Record<string, unknown> & { templateSettings?: Record<string, { status?: unknown } | undefined> }

/** WeChat and Douyin. */
export const askSubscription: AskSubscription = async (template) => {
  try {
    const wanted = { tmplIds: [template] } as Taro.requestSubscribeMessage.Option
    const answer = (await Taro.requestSubscribeMessage(wanted)) as Answer
    const became = answer[template] ?? answer.templateSettings?.[template]?.status
    return became === 'accept' ? 'accepted' : 'refused'
  } catch (error) {
    return endOfUnasked(error)
  }
}
