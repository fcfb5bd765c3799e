import { Text, View } from '@tarojs/components'
import { formatPrice } from '@/lib/money'
import './Price.scss'

interface PriceProps {
  /** Fen; nothing is drawn for 0. */
  fen: number
  size?: 'small' | 'normal' | 'large'
  /** An older price, struck through. */
  was?: number
}

/** A price in the theme's price colour. */
export function Price({ fen, size = 'normal', was }: PriceProps) {
  const text = formatPrice(fen)
  if (!text) return null
  const [yuan, cents] = text.split('.')
  return (
    <View className={`price price-${size}`}>
      <Text className="price-sign">¥</Text>
      <Text className="price-yuan">{yuan}</Text>
      <Text className="price-cents">.{cents}</Text>
      {was !== undefined && was > fen && <Text className="price-was">¥{formatPrice(was)}</Text>}
    </View>
  )
}
