import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoldLevel } from '@/contract/member/gold'
import { monthlyPrice } from '@/domain/member/rules'
import { memberWords } from '@/i18n/member'
import { formatPrice } from '@/lib/money'
import { Price } from '@/ui/Price'
import { Tappable } from '@/ui/Tappable'
import './Levels.scss'
import type { GoldMemberStore } from './store'

/** The levels side by side; the chosen one is marked. */
export const Levels = observer(function Levels({ store }: { store: GoldMemberStore }) {
  const words = memberWords()
  return (
    <View className="gold-levels">
      <Text className="gold-levels-title" role="heading" aria-level={2}>
        {words.levels}
      </Text>
      <View className="gold-levels-row" role="radiogroup" aria-label={words.levels}>
        {store.memberList.map((level) => (
          <Level
            key={level.levelId}
            level={level}
            chosen={level.levelId === store.level?.levelId}
            onChoose={store.choose}
          />
        ))}
      </View>
    </View>
  )
})

interface LevelProps {
  level: GoldLevel
  chosen: boolean
  onChoose(levelId: string): void
}

const Level = observer(function Level({ level, chosen, onChoose }: LevelProps) {
  const words = memberWords()
  const { levelId, name, months, price, originalPrice, tag } = level
  return (
    <Tappable
      className={`gold-levels-card ${chosen ? 'is-chosen' : ''}`}
      role="radio"
      selected={chosen}
      label={`${name} ${words.length(months)} ¥${formatPrice(price)}`}
      onTap={() => onChoose(levelId)}
    >
      {tag && <Text className="gold-levels-tag">{tag}</Text>}
      <Text className="gold-levels-name">{name}</Text>
      <Price fen={price} />
      <Text className="gold-levels-was">{originalPrice > price ? `¥${formatPrice(originalPrice)}` : ''}</Text>
      <Text className="gold-levels-note">
        {months > 1 ? words.perMonth(monthlyPrice(level)) : words.length(months)}
      </Text>
    </Tappable>
  )
})
