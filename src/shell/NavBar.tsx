import { View } from '@tarojs/components'
import { drawsBack, frameRoom } from '@/platform/host/frame'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './NavBar.scss'

interface NavBarProps {
  title: string
  /** `header` is the coloured bar of the theme, `clear` is transparent over the page's own header. */
  look: 'plain' | 'header' | 'clear'
  backLabel: string
  /** Absent on tabs. */
  onBack?: () => void
  homeLabel: string
  /** Only with many pages in the stack. */
  onHome?: () => void
  /** The page is scrolled, so that a clear bar needs a background. */
  isScrolled?: boolean
}

/** The custom navigation bar that every page has; it leaves space for what the host draws over it. */
export function NavBar({ title, look, backLabel, onBack, homeLabel, onHome, isScrolled }: NavBarProps) {
  const room = frameRoom()
  const { height } = room
  const side = Math.max(room.left, room.right, onHome && drawsBack ? 88 : 44)
  return (
    <>
      {/* Coloured too: where the bar ends between two pixels of the screen, this shines through. */}
      {look !== 'clear' && <View className={`nav-bar-${look}`} style={{ height }} />}
      <View
        className={`nav-bar nav-bar-${look} ${isScrolled ? 'is-scrolled' : ''}`}
        style={{ paddingTop: room.top, height }}
      >
        <View
          className="nav-bar-row"
          style={{ height: `${room.bar}px`, paddingLeft: `${side}px`, paddingRight: `${side}px` }}
        >
          {onBack && drawsBack && (
            <Tappable className="nav-bar-back" label={backLabel} onTap={onBack}>
              <Icon name="back" size={24} />
            </Tappable>
          )}
          {onHome && drawsBack && (
            <Tappable className="nav-bar-home" label={homeLabel} onTap={onHome}>
              <Icon name="home" size={22} />
            </Tappable>
          )}
          <Text kind="title" lines={1} role="heading" aria-level={1}>
            {title}
          </Text>
        </View>
      </View>
    </>
  )
}
