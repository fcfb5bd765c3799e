import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.certificateRecords, function CertificateRecords() {
  return <Screen>{null}</Screen>
})
