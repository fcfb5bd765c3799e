import Taro from '@tarojs/taro'
import type { OfferUpdate } from './ports'

/** Mini-programs are updated in the background and run the old version until they restart. */
export const offerUpdate: OfferUpdate = (texts) => {
  const manager = Taro.getUpdateManager?.()
  manager?.onUpdateReady(async () => {
    const { title, text } = texts()
    const { confirm } = await Taro.showModal({ title, content: text })
    if (confirm) manager.applyUpdate()
  })
}
