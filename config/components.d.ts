import '@tarojs/components'

// Taro's types lack ARIA roles, although H5 passes them on to the browser.
declare module '@tarojs/components/types/common' {
  interface StandardProps {
    role?: string
    tabIndex?: number
    onKeyDown?: (event: { key?: string; preventDefault?: () => void }) => void
  }
}
