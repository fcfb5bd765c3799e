import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { shellWords } from '@/i18n/shell'
import { currentAddress } from '@/navigate'
import { pageCode } from '@/platform/page/pageCode'
import { toast } from '@/platform/page/toast'
import { chooseTheme } from '@/theme/chooseTheme'
import { themeStyle } from '@/theme/theme'
import { storedTheme } from '@/theme/themeFlag'
import { useRetryOnline } from '@/ui/hooks/useRetryOnline'
import { explain } from './explain'
import { FailedState } from './FailedState'
import './PageWait.scss'

/**
 * The loading state of a page's code: a progress line after a short delay, one message when loading fails. A tab that failed while the
 * network was lost opens once it is back, without another tap. Where the visit starts with that page there is nothing else on the screen, so
 * the failure fills it, with a retry.
 */
export const PageWait = observer(function PageWait() {
  const words = shellWords()
  const [isSlow, setSlow] = useState(false)
  const [missed, setMissed] = useState<(() => void) | undefined>()
  const [retry, setRetry] = useState<(() => void) | undefined>()
  useEffect(() => {
    pageCode.watch({
      slow: setSlow,
      failed: (reason, again) => {
        toast(explain({ kind: reason, message: '' }))
        setMissed(() => again)
      },
      stranded: (again) => setRetry(() => again),
    })
  }, [])
  useRetryOnline(missed)
  if (!isSlow && !retry) return null
  return (
    <View className="page-wait" style={themeStyle(chooseTheme(currentAddress(), storedTheme()))}>
      {isSlow && (
        <View className="page-wait-line" role="progressbar" aria-label={words.pageComing}>
          <View className="page-wait-run" />
        </View>
      )}
      {retry && <FailedState text={words.offline} onRetry={retry} />}
    </View>
  )
})
