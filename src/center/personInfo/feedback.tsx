import { View } from '@tarojs/components'
import { useState } from 'react'
import { PhotoSheet } from '@/domain/profile/PhotoSheet'
import { feedbackWords } from '@/i18n/feedback'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { FormField } from '@/ui/input/FormField'
import { Stack } from '@/ui/layout/Stack'
import { Description } from './feedback/Description'
import { Kinds } from './feedback/Kinds'
import { Pictures } from './feedback/Pictures'
import { Sent } from './feedback/Sent'
import { FeedbackStore } from './feedback/store'
import './feedback/feedback.scss'

/** Feedback with pictures. */
export default page(routes.feedback, function Feedback() {
  const store = useScreenStore(() => new FeedbackStore())
  const words = feedbackWords()
  const [sentNo, setSentNo] = useState('')
  useEnd(store.sending, { done: ({ feedbackNo }) => setSentNo(feedbackNo) })
  if (sentNo) return <Sent feedbackNo={sentNo} />
  const send = (
    <View className="feedback-send">
      <Button id="feedback-send" block text={words.send} busy={store.sending.busy} onTap={store.send} />
    </View>
  )
  return (
    <Screen
      skeleton="form"
      footer={send}
      popups={
        <PhotoSheet
          open={store.isChoosingPicture}
          purpose={words.picturesUse}
          onClose={store.closePhotoSheet}
          onChoose={store.addPicture}
          onRefused={store.refusePhoto}
        />
      }
    >
      <Stack gap={12} page className="feedback">
        <Card title={words.kind}>
          <Kinds store={store} />
        </Card>
        <Card>
          <Description store={store} />
        </Card>
        {store.takesPictures && (
          <Card title={words.pictures}>
            <Pictures store={store} />
          </Card>
        )}
        <Card>
          <FormField
            id="feedback-mobile"
            form={store.form}
            name="mobile"
            label={words.mobile}
            problems={words.problems}
            placeholder={words.mobilePlaceholder}
            keypad="number"
            maxLength={20}
            clears
          />
        </Card>
      </Stack>
    </Screen>
  )
})
