import { Accordion, AccordionItem } from '../../ui/index.ts'
import { type Block, Blocks } from '../content/index.ts'
import styles from './footer.module.css'

/** On phones the same blocks, folded under their titles (S2.068). */
export const FoldedBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <Accordion className={styles.folded}>
    {blocks.map((block) =>
      'title' in block && block.title ? (
        <AccordionItem key={block.title} title={block.title} name="footer">
          <Blocks blocks={[{ ...block, title: '' }]} />
        </AccordionItem>
      ) : null,
    )}
  </Accordion>
)
