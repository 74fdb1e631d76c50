import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaProvider } from './AriaProvider.tsx';
import { tabClass, tabListClass } from './LinkTabs.tsx';

export interface TabsProps {
  /** What the tabs select. */
  label: string;
  tabs: { id: string; label: ReactNode; panel: ReactNode }[];
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
}

/** Parts of one screen, one visible at a time. If each needs its own address, use `LinkTabs`. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  return (
    <AriaProvider>
      <AriaTabs className={className} selectedKey={value} onSelectionChange={(key) => onChange?.(String(key))}>
        <TabList aria-label={label} className={tabListClass}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={({ isSelected }) => tabClass(isSelected)}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="rounded-sm pt-5">
            {tab.panel}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaProvider>
  );
}
