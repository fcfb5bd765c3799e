import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tappable } from '@/ui/Tappable'
import './Words.scss'

interface WordsProps {
  title: string
  words: readonly { word: string; isHot?: boolean; onTap(): void }[]
  /** With it the words may be cleared. */
  clearLabel?: string
  onClear?(): void
}

/** A heading with words to press; nothing without words. */
export function Words({ title, words, clearLabel, onClear }: WordsProps) {
  if (words.length === 0) return null
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
    </View>
  )
}
