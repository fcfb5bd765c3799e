import type { KeyProps } from './keyPropsPort'

export const keyProps: KeyProps = (onTap) => ({
  tabIndex: onTap ? 0 : -1,
  onKeyDown: (event: { key?: string; preventDefault?: () => void }) => {
    if (!onTap || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault?.()
    onTap()
  },
})
