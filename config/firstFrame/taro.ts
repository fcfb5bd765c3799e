const nothing = (): undefined => undefined

/** What the first frame uses of `@tarojs/taro` while it is drawn: no page is open, and none is shown or hidden. */
export const useRouter = () => ({ path: '', params: {} })
export const useDidShow = nothing
export const useDidHide = nothing
export default { getCurrentPages: () => [] }
