import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { pictureWords } from '@/i18n/picture'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import './PictureState.scss'
import type { PictureUpload } from './pictureUpload'

interface PictureStateProps {
  picture: PictureUpload
  /** Said once it is uploaded, where that alone is not the end. */
  sent?: string
}

/** What became of a picture that the customer has chosen: on its way, uploaded, or why not, with a retry where it may help. */
export const PictureState = observer(function PictureState({ picture, sent }: PictureStateProps) {
  const words = pictureWords()
  const { fault } = picture
  useEnd(picture.sending)
  if (picture.isSending) {
    return (
      <Text kind="small" className="picture-state" role="status">
        {words.sending}
      </Text>
    )
  }
  if (!fault) {
    return picture.stored ? (
      <Text kind="small" className="picture-state" role="status">
        {sent ?? words.sent}
      </Text>
    ) : null
  }
  return (
    <View className="picture-state is-failed">
      <Text kind="small" role="alert">
        {fault.kind === 'refused' ? fault.message : words.faults[fault.kind]}
      </Text>
      {(fault.kind === 'refused' || fault.kind === 'lost') && (
        <Button kind="plain" size="small" text={words.retry} onTap={picture.start} />
      )}
    </View>
  )
})
