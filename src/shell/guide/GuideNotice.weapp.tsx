import { Button as HostButton } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { guideWords } from '@/i18n/guide'
import { shellWords } from '@/i18n/shell'
import { toast } from '@/platform/page/toast'
import { privacyGuide } from '@/platform/privacy/privacyGuide'
import { NoticeCard, NoticeLink } from '@/shell/login/NoticeCard'
import { usePage } from '@/shell/PageContext'
import { Text } from '@/ui/display/Text'
import type { GuideNoticePort } from './guideNoticePort'
import { guideQuestions } from './guideQuestions'
import './GuideNotice.scss'

const none: typeof guideQuestions.waiting = []

/**
 * Asks for WeChat's privacy guide while a call of the app waits for it, on the screen that is in front. WeChat takes an agreement from its own
 * button alone.
 */
export const GuideNotice: GuideNoticePort = observer(function GuideNotice() {
  const words = guideWords()
  const { visit } = usePage()
  const waiting = visit === 'shown' ? guideQuestions.waiting : none
  useEffect(() => {
    for (const question of waiting) question('shown')
  }, [waiting])
  if (waiting.length === 0) return null
  const read = () => void privacyGuide.open().then((isOpen) => isOpen || toast(shellWords().loadFailed))
  return (
    <NoticeCard
      id="guide-notice"
      title={words.title}
      refuse={{ id: 'guide-refuse', text: words.refuse, onTap: () => guideQuestions.answer('refused') }}
      accept={
        <HostButton
          id={privacyGuide.buttonId}
          className="button button-primary button-block guide-agree"
          hoverClass="is-pressed"
          openType="agreePrivacyAuthorization"
          onAgreePrivacyAuthorization={() => guideQuestions.answer('agreed')}
        >
          <Text kind="title">{words.agree}</Text>
        </HostButton>
      }
    >
      <Text kind="reading">{words.text}</Text>
      <NoticeLink title={words.link} onTap={read} />
    </NoticeCard>
  )
})
