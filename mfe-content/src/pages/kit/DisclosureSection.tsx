import { AccordionItem } from '@tanabana/runtime/kit/Accordion';
import { Tabs } from '@tanabana/runtime/kit/Tabs';
import { useState } from 'react';
import { Section } from './Section';

/** Tabs and accordions. */
export function DisclosureSection() {
  const [tab, setTab] = useState('care');
  return (
    <Section title="Tabs and accordion" note="Tabs for a few things of one kind, an accordion for many.">
      <Tabs
        label="About the rug"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'care', label: 'Care', content: <p>Turn it twice a year and beat it on grass.</p> },
          { id: 'size', label: 'Sizes', content: <p>From 4 × 6 ft to 12 × 18 ft, others on request.</p> },
        ]}
      />
      <div>
        <AccordionItem title="What is the minimum order quantity?" group="kit" open>
          <p>25 units of each piece.</p>
        </AccordionItem>
        <AccordionItem title="Do you ship abroad?" group="kit">
          <p>Yes, wherever a courier goes.</p>
        </AccordionItem>
      </div>
    </Section>
  );
}
