-- Changes of content that wait for somebody to publish them, or for their moment, and may be taken back at another.
create table content_draft (
  site_id text not null references site,
  id uuid not null,
  content_id text not null,
  status text not null check (status in ('draft', 'scheduled', 'published', 'ended', 'failed')),
  -- Members of the content as they are to be; and as they were before, from the publishing on. Null: there is none.
  changes jsonb not null,
  replaced jsonb,
  publish_at timestamptz,
  end_at timestamptz check (end_at > publish_at),
  published_at timestamptz,
  -- Why it could not be published or taken back.
  fault text,
  revision int not null default 1,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index content_draft_content on content_draft (site_id, content_id, created_at desc, id);
create index content_draft_due on content_draft (site_id, publish_at) where status = 'scheduled';
create index content_draft_ending on content_draft (site_id, end_at) where status = 'published';
