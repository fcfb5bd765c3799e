import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './OfferCard.scss'

interface OfferCardProps {
  title: string
  subtitle: string
  /** Address of the card's picture. */
  picture: string
  /** What the customer saves or has saved, the largest words of the card; empty where that is nothing. */
  hero?: string
  /** At the foot of the card: how long it runs, or that there is none yet. */
  note: string
  /** Beside the title; a crown unless said otherwise. */
  icon?: IconName
}

/** The card of a membership or a pack on the header of its screens. */
export function OfferCard({ title, subtitle, picture, hero, note, icon = 'crown' }: OfferCardProps) {
  return (
    <View className="offer-card">
      <View className="offer-card-face">
        <Picture className="offer-card-picture" src={picture} mode="aspectFill" instead={<View />} />
        <View className="offer-card-words">
          <View className="offer-card-line">
            <Icon name={icon} size={22} />
            <Text className="offer-card-title" role="heading" aria-level={2}>
              {title}
            </Text>
          </View>
          <Text className="offer-card-subtitle">{subtitle}</Text>
          {hero && <Text className="offer-card-hero">{hero}</Text>}
          <Text className="offer-card-note">{note}</Text>
        </View>
      </View>
    </View>
  )
}
