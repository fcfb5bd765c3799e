import { asKind, asMethod } from '@/domain/certificate/certifiable'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { CardStep } from './verify/CardStep'
import { FaceStep } from './verify/FaceStep'
import { Intro } from './verify/Intro'
import { Locked } from './verify/Locked'
import { Proofs } from './verify/Proofs'
import { VerifyStore } from './verify/store'
import { Verified } from './verify/Verified'

/** Proves who asks for a certificate, by the certificates' own calls: the ID card, then the face (R-112, R-119). */
export default page(routes.certificateVerify, function CertificateVerify({ kind, method }) {
  const store = useScreenStore(() => new VerifyStore())
  const goOn = () => {
    const wanted = { method: asMethod(method) }
    if (kind === undefined) replace(routes.certificate)
    else if (asKind(kind) === 'general') replace(routes.certificateGeneral, wanted)
    else replace(routes.certificateLoans, wanted)
  }
  const { stage } = store
  return (
    <Screen skeleton="form" remote={store.page} onRetry={store.load}>
      <Stack gap={12} page>
        <Proofs store={store} />
        {stage === 'intro' && <Intro store={store} />}
        {stage === 'card' && <CardStep store={store} />}
        {stage === 'face' && <FaceStep store={store} />}
        {stage === 'locked' && <Locked />}
        {stage === 'done' && <Verified onGoOn={goOn} />}
      </Stack>
    </Screen>
  )
})
