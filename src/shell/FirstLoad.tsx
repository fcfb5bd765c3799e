import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useContext, useEffect } from 'react'
import { contentShown } from '@/platform/page/afterContent'
import { OnlineContext } from '@/ui/hooks/OnlineContext'
import { explainFault } from './explain'
import { FailedState } from './FailedState'
import { NothingThere } from './NothingThere'
import { hasContent, isMissing, isNothing, type Missing, type Remote } from './remote'
import { Skeleton, type SkeletonShape } from './Skeleton'

interface FirstLoadProps {
  /** Data that is loaded. Without it the skeleton stays, unless there are children. */
  remote?: Remote
  skeleton: SkeletonShape
  onRetry?: () => void
  /** The code that means that the object does not exist; a retry cannot help then. */
  missing?: Missing
  children?: ReactNode
}

/** The first load of a screen: skeleton, then content, or the failure with a retry and the trace id. */
export const FirstLoad = observer(function FirstLoad({ remote, skeleton, onRetry, missing, children }: FirstLoadProps) {
  const isOnline = useContext(OnlineContext)()
  const isThere = remote ? hasContent(remote) : children !== undefined
  const isOver = isThere || remote?.status === 'failed'
  useEffect(() => {
    if (isOver) contentShown()
  }, [isOver])
  if (isThere) return <>{children}</>
  if (remote && missing && isMissing(remote, missing))
    return <NothingThere text={explainFault(remote.error).text} way={missing.way} />
  if (remote && isNothing(remote)) return <NothingThere onRetry={onRetry} />
  if (remote?.status === 'failed') return <FailedState {...explainFault(remote.error, isOnline)} onRetry={onRetry} />
  return (
    <View aria-busy="true">
      <Skeleton shape={skeleton} />
    </View>
  )
})
