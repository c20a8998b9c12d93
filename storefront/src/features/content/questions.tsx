import { Accordion, AccordionItem } from '../../ui/index.ts'
import type { BlockOf } from './asset.ts'
import styles from './content.module.css'
import { HtmlContent } from './html-content.tsx'

/** Frequent questions; their answers unfold without scripts. */
export const Questions = ({ block }: { block: BlockOf<'questions'> }) => (
  <section id={block.anchor} className={styles.questions}>
    <h2>{block.title}</h2>
    <Accordion>
      {block.items.map((item) => (
        <AccordionItem key={item.question} title={item.question}>
          <HtmlContent html={item.answer} />
        </AccordionItem>
      ))}
    </Accordion>
  </section>
)
