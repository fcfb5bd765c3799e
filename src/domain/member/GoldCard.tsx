import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import './GoldCard.scss'

interface GoldCardProps {
  title: string
  subtitle: string
  /** Address of the card's picture. */
  picture: string
  /** At the foot of the card: how long the membership runs, or that there is none yet. */
  note: string
}

/** The gold card on the header of its screens. */
export function GoldCard({ title, subtitle, picture, note }: GoldCardProps) {
  return (
    <View className="gold-card">
      <View className="gold-card-face">
        <Picture className="gold-card-picture" src={picture} mode="aspectFill" instead={<View />} />
        <View className="gold-card-words">
          <View className="gold-card-line">
            <Icon name="crown" size={22} />
            <Text className="gold-card-title" role="heading" aria-level={2}>
              {title}
            </Text>
          </View>
          <Text className="gold-card-subtitle">{subtitle}</Text>
          <Text className="gold-card-note">{note}</Text>
        </View>
      </View>
    </View>
  )
}
