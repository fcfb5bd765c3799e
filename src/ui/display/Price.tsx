import { Text, View } from '@tarojs/components'
import { formatPrice, yuan } from '@/lib/money'
import './Price.scss'

interface PriceProps {
  /** Fen; 0 renders nothing. */
  fen: number
  /** `huge` is what a screen is about. */
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** An earlier price in fen, struck through; shown only if it is higher. */
  was?: number
}

/** A price in the theme's price colour. */
export function Price({ fen, size = 'normal', was }: PriceProps) {
  const text = formatPrice(fen)
  if (!text) return null
  const [whole, cents] = text.split('.')
  return (
    <View className={`price price-${size}`}>
      <Text className="price-sign">¥</Text>
      <Text className="price-yuan">{whole}</Text>
      <Text className="price-cents">{`.${cents}`}</Text>
      {was !== undefined && was > fen && <Text className="price-was">{yuan(was)}</Text>}
    </View>
  )
}
