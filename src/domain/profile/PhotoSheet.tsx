import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { pictureWords } from '@/i18n/picture'
import { choosePhoto } from '@/platform/media/choosePhoto'
import type { Photo, PhotoRefusal, PhotoSource } from '@/platform/media/choosePhotoPort'
import { toast } from '@/platform/page/toast'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { ListRow } from '@/ui/list/ListRow'

interface PhotoSheetProps {
  open: boolean
  /** What camera and album are used for, which is said before the host asks for them. */
  purpose: string
  onClose(): void
  onChoose(photo: Photo): void
  /** The customer does not let the app take or choose a picture. */
  onRefused(why: PhotoRefusal): void
}

/** Asks where the picture comes from, and lets the customer take or choose it. A cancelled choice changes nothing. */
export const PhotoSheet = observer(function PhotoSheet({
  open,
  purpose,
  onClose,
  onChoose,
  onRefused,
}: PhotoSheetProps) {
  const words = pictureWords()
  const choose = async (source: PhotoSource) => {
    const choosing = choosePhoto.choose(source)
    onClose()
    const end = await choosing
    if (end.kind === 'chosen') onChoose(end.photo)
    if (end.kind === 'denied' || end.kind === 'unagreed') onRefused(end.kind)
    if (end.kind === 'failed') toast(words.failed)
  }
  return (
    <Sheet id="photo-sheet" open={open} title={words.title} onClose={onClose}>
      <View>
        <Text kind="small" tone="second" block>
          {purpose}
        </Text>
        <ListRow id="photo-camera" icon="picture" title={words.camera} onTap={() => void choose('camera')} />
        <ListRow id="photo-album" icon="grid" title={words.album} onTap={() => void choose('album')} />
      </View>
    </Sheet>
  )
})
