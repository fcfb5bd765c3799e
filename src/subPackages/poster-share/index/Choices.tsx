import { observer } from 'mobx-react'
import { posterWords } from '@/i18n/poster'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Picture } from '@/ui/media/Picture'
import './Choices.scss'
import type { PosterStore } from './store'

/** The posters to choose from. */
export const Choices = observer(function Choices({ store }: { store: PosterStore }) {
  return (
    <Row gap={12} align="stretch" above={16} role="radiogroup" aria-label={posterWords().choose}>
      {store.posters.map(({ posterId, name, picture }) => {
        const isChosen = store.chosen?.posterId === posterId
        return (
          <Tappable
            key={posterId}
            id={`poster-${posterId}`}
            className={`poster-choice ${isChosen ? 'is-chosen' : ''}`}
            role="radio"
            selected={isChosen}
            onTap={() => store.choose(posterId)}
          >
            <Picture className="poster-choice-picture" src={picture} mode="aspectFill" />
            <Text kind="small" tone="second" center block className="poster-choice-name">
              {name}
            </Text>
          </Tappable>
        )
      })}
    </Row>
  )
})
