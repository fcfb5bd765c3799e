import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import { Tappable } from '@/ui/Tappable'
import './Words.scss'

interface WordsProps {
  title: string
  words: readonly { word: string; isHot?: boolean; onTap(): void }[]
  /** With it the words may be cleared. */
  clearLabel?: string
  onClear?(): void
  /** Stands under the heading where there are no words. */
  instead?: ReactNode
}

/** A heading with words to press; nothing without words, unless something stands in their place. */
export function Words({ title, words, clearLabel, onClear, instead }: WordsProps) {
  if (words.length === 0 && !instead) return null
  return (
    <View className="search-words">
      <View className="search-words-head">
        <Text className="search-words-title" role="heading" aria-level={2}>
          {title}
        </Text>
        {clearLabel && onClear && (
          <Tappable className="search-words-clear" label={clearLabel} onTap={onClear}>
            <Icon name="trash" size={18} />
          </Tappable>
        )}
      </View>
      <View className="search-words-list">
        {words.map(({ word, isHot, onTap }) => (
          <Tappable key={word} role="link" className={`search-word ${isHot ? 'is-hot' : ''}`} onTap={onTap}>
            <Text className="search-word-text">{word}</Text>
          </Tappable>
        ))}
      </View>
      {words.length === 0 && instead}
    </View>
  )
}
