import Taro from '@tarojs/taro'
import type { WatchMissingPages } from './ports'

/** The host's own event: Taro's hook is called later, when the host already shows a page of its own. Older hosts always show that page. */
export const watchMissingPages: WatchMissingPages = (onMissing) => Taro.onPageNotFound?.(onMissing)
