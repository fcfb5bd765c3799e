import type { ReactNode } from 'react'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './Words.scss'

interface WordsProps {
  title: string
  words: readonly { word: string; isHot?: boolean; onTap(): void }[]
  /** A button beside the heading. */
  action?: ReactNode
  /** Shown under the heading where there are no words. */
  instead?: ReactNode
}

/** A heading with words to tap; nothing is drawn where there are neither words nor something in their place. */
export function Words({ title, words, action, instead }: WordsProps) {
  if (words.length === 0 && !instead) return null
  return (
    <Stack above={16}>
      <Row justify="between" className="search-words-head">
        <Text kind="large" strong role="heading" aria-level={2}>
          {title}
        </Text>
        {action}
      </Row>
      <Row gap={8} align="stretch" wrap>
        {words.map(({ word, isHot, onTap }) => (
          <Tappable key={word} role="link" className={`search-word ${isHot ? 'is-hot' : ''}`} onTap={onTap}>
            <Text kind="small" tone="second" lines={1} className="search-word-text">
              {word}
            </Text>
          </Tappable>
        ))}
      </Row>
      {words.length === 0 && instead}
    </Stack>
  )
}
