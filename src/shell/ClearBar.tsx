import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { NavBar } from './NavBar'

/** From this many px of scrolling on, the page's own header no longer lies under the bar. */
const turn = 24

interface ClearBarProps extends Omit<Parameters<typeof NavBar>[0], 'look' | 'isScrolled'> {
  /** The page's header does not begin under the bar: something stands between them. */
  hasGround: boolean
}

/** A bar over the page's own header; it takes the header's colour once the page is scrolled, or its words would lie on the content. */
export function ClearBar({ hasGround, ...props }: ClearBarProps) {
  const [isScrolled, setScrolled] = useState(false)
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > turn))
  return <NavBar {...props} look="clear" isScrolled={isScrolled || hasGround} />
}
