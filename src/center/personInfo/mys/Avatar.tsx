import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PhotoDenied } from '@/domain/profile/PhotoDenied'
import { PictureState } from '@/domain/profile/PictureState'
import { profileFormWords } from '@/i18n/profileForm'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './Avatar.scss'
import type { ProfileFormStore } from './store'

/** The picture of the profile, which a tap replaces, and what became of its upload. */
export const Avatar = observer(function Avatar({ store }: { store: ProfileFormStore }) {
  const words = profileFormWords()
  const { picture, fault } = store
  const face = (
    <Picture
      className="profile-avatar-picture"
      src={store.imgUrl}
      mode="aspectFill"
      instead={<Icon name="person" size={36} />}
    />
  )
  return (
    <Row gap={16}>
      {store.takesPictures ? (
        <Tappable
          id="profile-picture"
          className="profile-avatar-tap"
          label={words.changePicture}
          disabled={picture?.isSending}
          onTap={store.openPhotoSheet}
        >
          {face}
          <View className="profile-avatar-badge" aria-hidden="true">
            <Icon name="edit" size={14} />
          </View>
        </Tappable>
      ) : (
        face
      )}
      <Stack gap={4} grow>
        <Text kind="headline" tone="main" role="heading" aria-level={2}>
          {words.heading}
        </Text>
        <Text kind="small" tone="third">
          {words.hint}
        </Text>
        {picture && <PictureState key={picture.photo.file.path} picture={picture} sent={words.pictureSaved} />}
        {fault?.field === 'picture' && (
          <Text kind="small" tone="danger" role="alert">
            {fault.message}
          </Text>
        )}
        {store.photoRefusal && <PhotoDenied why={store.photoRefusal} onAllowed={store.openPhotoSheet} />}
      </Stack>
    </Row>
  )
})
