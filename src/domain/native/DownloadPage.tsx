import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { downloadWords } from '@/i18n/download'
import { addressOf } from '@/navigate'
import { openLink } from '@/platform/links/openLink'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { copyAndTell } from '@/ui/action/copyAndTell'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { QrCode } from '@/ui/media/QrCode'
import './DownloadPage.scss'
import { tellLinkEnd } from '@/ui/action/tellLinkEnd'
import { downloadOf, type StoreApp } from './storeLink'

const pages = { app: 'appDownload', xbt: 'xbtDownload' } as const

/** Where an app is downloaded: the store of this device's system, or a code for a phone to scan where the screen is wide. */
export const DownloadPage = observer(function DownloadPage({ app }: { app: StoreApp }) {
  const words = downloadWords()
  const { name, slogan, reasons } = words.apps[app]
  const { system, link, code, isInWechat } = downloadOf(app, addressOf(routes[pages[app]]))
  const open = async () => tellLinkEnd(await openLink(link))
  return (
    <Screen>
      <HeaderSpread />
      <Stack gap={12} page className="download">
        <Card>
          <Stack gap={4} align="center" className="download-head">
            <View className="download-icon" aria-hidden="true">
              <Icon name={app === 'app' ? 'wallet' : 'coin'} size={36} />
            </View>
            <Text kind="headline" tone="main" role="heading" aria-level={2}>
              {name}
            </Text>
            <Text kind="body" tone="second">
              {slogan}
            </Text>
          </Stack>
          {link === '' ? (
            <Text kind="body" tone="second" block center>
              {words.search(name)}
            </Text>
          ) : (
            <Stack gap={12}>
              {isInWechat && <Alarm text={words.inWechat} />}
              <Button
                id="download-open"
                block
                text={code ? words.stores[system] : words.copyLink}
                onTap={() => void open()}
              />
              {code !== '' && (
                <Button
                  id="download-copy"
                  block
                  kind="plain"
                  text={words.copyLink}
                  onTap={() => void copyAndTell(link)}
                />
              )}
            </Stack>
          )}
        </Card>
        {code !== '' && (
          <View className="download-code">
            <Card title={words.scan}>
              <Row align="stretch" justify="center" className="download-code-picture">
                <QrCode text={code} label={words.scan} />
              </Row>
            </Card>
          </View>
        )}
        <Card title={words.why}>
          {reasons.map((reason) => (
            <Row key={reason} gap={12} align="start" className="download-reason">
              <Icon name="check" size={20} />
              <Text kind="large" tone="main" grow>
                {reason}
              </Text>
            </Row>
          ))}
        </Card>
      </Stack>
    </Screen>
  )
})
