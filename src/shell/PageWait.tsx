import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { shellWords } from '@/i18n/shell'
import { currentAddress } from '@/navigate'
import { pageCode } from '@/platform/pageCode'
import { toast } from '@/platform/toast'
import { chooseTheme } from '@/theme/chooseTheme'
import { themeStyle } from '@/theme/theme'
import { storedTheme } from '@/theme/themeFlag'
import { explain } from './explain'
import { FailedState } from './FailedState'
import './PageWait.scss'

/**
 * What the customer sees of a page whose code is on its way: a running line after a moment, one message when it does not
 * come. Where the visit starts with that page there is nothing else on the screen, so the failure stands there with a retry.
 */
export const PageWait = observer(function PageWait() {
  const words = shellWords()
  const [isSlow, setSlow] = useState(false)
  const [retry, setRetry] = useState<(() => void) | undefined>()
  useEffect(() => {
    pageCode.watch({
      slow: setSlow,
      failed: (reason) => toast(explain({ kind: reason, message: '' })),
      stranded: (again) => setRetry(() => again),
    })
  }, [])
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
