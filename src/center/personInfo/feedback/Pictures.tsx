import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { feedbackLimits } from '@/contract/profile'
import { PhotoDenied } from '@/domain/profile/PhotoDenied'
import { PictureState } from '@/domain/profile/PictureState'
import { feedbackWords } from '@/i18n/feedback'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './Pictures.scss'
import type { FeedbackStore } from './store'

/** The pictures of feedback: each can be removed, and sent again where it did not arrive. */
export const Pictures = observer(function Pictures({ store }: { store: FeedbackStore }) {
  const words = feedbackWords()
  const { pictures, picturesFault } = store
  const said = { sending: words.picturesSending, failed: words.picturesFailed }
  return (
    <View>
      <Text kind="small" tone="third" block>
        {words.picturesHint(pictures.length, feedbackLimits.pictures)}
      </Text>
      <Row gap={12} align="stretch" wrap="boxes" above={8}>
        {pictures.map((picture, index) => (
          <Stack key={picture.photo.file.path} gap={4} className="feedback-pictures-one">
            <Picture
              className="feedback-pictures-picture"
              src={picture.photo.file.path}
              mode="aspectFill"
              label={words.pictureOf(index + 1)}
            />
            <Tappable
              id={`feedback-remove-${index}`}
              className="feedback-pictures-remove"
              label={words.removePicture(index + 1)}
              onTap={() => store.removePicture(picture)}
            >
              <View className="feedback-pictures-cross">
                <Icon name="close" size={14} />
              </View>
            </Tappable>
            <PictureState picture={picture} />
          </Stack>
        ))}
        {store.mayAddPicture && (
          <Tappable
            id="feedback-add"
            className="feedback-pictures-add"
            label={words.addPicture}
            onTap={store.openPhotoSheet}
          >
            <Icon name="picture" size={28} />
          </Tappable>
        )}
      </Row>
      {picturesFault && (
        <Text kind="small" tone="danger" block above={8} className="feedback-pictures-fault" role="alert">
          {picturesFault.kind === 'refused' ? picturesFault.message : said[picturesFault.kind]}
        </Text>
      )}
      {store.photoRefusal && <PhotoDenied why={store.photoRefusal} onAllowed={store.openPhotoSheet} />}
    </View>
  )
})
