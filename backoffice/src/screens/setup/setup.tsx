import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { type Setup, type SetupStep, setupSteps, useSetup } from '../../features/setup/index.ts'
import { ButtonLink, Icon, Notice, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { PaymentStep, TaxStep } from './money-steps.tsx'
import styles from './setup.module.css'
import { ShopStep } from './shop-step.tsx'
import { StockStep } from './stock-step.tsx'
import { StoreStep } from './store-step.tsx'

/** What has to be done before a step can be. */
const needs: Readonly<Partial<Record<SetupStep, readonly SetupStep[]>>> = {
  tax: ['shop'],
  store: ['shop'],
  payment: ['shop'],
  product: ['category', 'tax'],
  stock: ['product', 'store'],
}

/** Steps that are done elsewhere in the back office, from where one is led back. */
const Elsewhere = ({ to, children }: { to: '/categories' | '/products/new'; children: ReactNode }) => (
  <ButtonLink to={to} search={{ setup: 'yes' }} kind="main" icon="right">
    {children}
  </ButtonLink>
)

const StepBody = ({ step, setup, onDone }: { step: SetupStep; setup: Setup; onDone(): void }) => {
  const { t } = useEnv()
  const part = { setup, onDone }
  if (step === 'shop') return <ShopStep setup={setup} />
  if (step === 'tax') return <TaxStep {...part} />
  if (step === 'payment') return <PaymentStep {...part} />
  if (step === 'store') return setup.store ? <p>{setup.store.name}</p> : <StoreStep {...part} />
  if (step === 'category') return <Elsewhere to="/categories">{t(messages.toCategories)}</Elsewhere>
  if (step === 'product') return <Elsewhere to="/products/new">{t(messages.toProduct)}</Elsewhere>
  return setup.sellable ? <StockStep {...part} /> : null
}

const Steps = ({ setup }: { setup: Setup }) => {
  const { t } = useEnv()
  const next = setupSteps.find((step) => !setup.done.has(step))
  const [chosen, setChosen] = useState<SetupStep>()
  const open = chosen ?? next
  return (
    <>
      {next === undefined && (
        <Notice tone="good">
          {t(messages.allDone)}{' '}
          <a href="/" target="_blank" rel="noopener">
            {t(messages.seeShop)}
          </a>
          <span className={styles.withLink}>
            {t(messages.textsMissing)} <Link to="/content">{t(messages.toContent)}</Link>
          </span>
        </Notice>
      )}
      <ol className={styles.steps}>
        {setupSteps.map((step, at) => {
          const isDone = setup.done.has(step)
          const isBlocked = (needs[step] ?? []).some((before) => !setup.done.has(before))
          const isOpen = step === open && !isBlocked
          return (
            <li key={step} className={styles.step} data-done={isDone}>
              <button
                type="button"
                className={styles.head}
                aria-expanded={isOpen}
                disabled={isBlocked}
                onClick={() => setChosen(step)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {isDone ? <Icon name="check" /> : at + 1}
                </span>
                <span className={styles.title}>{t(messages[step])}</span>
                <span className={styles.state}>{t(isDone ? messages.done : messages.open)}</span>
              </button>
              {isOpen && (
                <div className={styles.body}>
                  <p className={styles.why}>{t(messages[`${step}Why`])}</p>
                  <StepBody step={step} setup={setup} onDone={() => setChosen(undefined)} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Leads the owner of an empty shop to a first product that can be bought, by steps that know what is done. */
export const SetupScreen = () => {
  const { t } = useEnv()
  const { can } = useSession()
  const mayWrite = can('sfcc.preferences.rw')
  const setup = useSetup({ isEnabled: mayWrite })
  return (
    <Page title={t(messages.pageTitle)}>
      <div className={styles.narrow}>
        {!mayWrite && <Notice tone="open">{t(messages.notYours)}</Notice>}
        {setup.error && <ProblemNotice error={setup.error} onRetry={() => void setup.refetch()} />}
        {mayWrite && setup.isPending && <Skeleton lines={7} />}
        {setup.data && <Steps setup={setup.data} />}
      </div>
    </Page>
  )
}
