import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { pictureWords } from '@/i18n/picture'
import { choosePhoto } from '@/platform/media/choosePhoto'
import type { Photo, PhotoSource } from '@/platform/media/choosePhotoPort'
import { toast } from '@/platform/page/toast'
import { Sheet } from '@/ui/layer/Sheet'
import { ListRow } from '@/ui/list/ListRow'

interface PhotoSheetProps {
  open: boolean
  onClose(): void
  onChoose(photo: Photo): void
  /** The camera or the album was refused. */
  onDenied(): void
}

/** Asks where the picture comes from, and lets the customer take or choose it. A cancelled choice changes nothing. */
export const PhotoSheet = observer(function PhotoSheet({ open, onClose, onChoose, onDenied }: PhotoSheetProps) {
  const words = pictureWords()
  const choose = async (source: PhotoSource) => {
    const choosing = choosePhoto.choose(source)
    onClose()
    const end = await choosing
    if (end.kind === 'chosen') onChoose(end.photo)
    if (end.kind === 'denied') onDenied()
    if (end.kind === 'failed') toast(words.failed)
  }
  return (
    <Sheet id="photo-sheet" open={open} title={words.title} onClose={onClose}>
      <View>
        <ListRow id="photo-camera" icon="picture" title={words.camera} onTap={() => void choose('camera')} />
        <ListRow id="photo-album" icon="grid" title={words.album} onTap={() => void choose('album')} />
      </View>
    </Sheet>
  )
})
