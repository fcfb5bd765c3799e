import { View } from '@tarojs/components'
import { drawsBack, frameRoom } from '@/platform/host/frame'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './NavBar.scss'

interface NavBarProps {
  title: string
  /** The way off the page: Back, or home where no page is below. Absent on tabs. */
  way?: { icon: 'back' | 'home'; label: string; onTap(): void }
}

/** Letters of the longest title that stands on one line between what Alipay draws over the bar; a longer one is smaller, on two lines. */
const longest = 20

/** The custom navigation bar that every page has; it leaves space for what the host draws over it. */
export function NavBar({ title, way }: NavBarProps) {
  const room = frameRoom()
  const { height } = room
  const isLong = title.length > longest
  const side = `${Math.max(room.left, room.right, 44)}px`
  return (
    <>
      {/* Coloured too: where the bar ends between two pixels of the screen, this shines through. */}
      <View className="nav-bar-ground" style={{ height }} />
      <View className="nav-bar nav-bar-ground" style={{ paddingTop: room.top, height }}>
        <View className="nav-bar-row" style={{ height: `${room.bar}px`, paddingLeft: side, paddingRight: side }}>
          {way && drawsBack && (
            <Tappable className="nav-bar-back" label={way.label} onTap={way.onTap}>
              <Icon name={way.icon} size={24} />
            </Tappable>
          )}
          <Text kind={isLong ? 'small' : 'title'} lines={isLong ? 2 : 1} strong center role="heading" aria-level={1}>
            {title}
          </Text>
        </View>
      </View>
    </>
  )
}
