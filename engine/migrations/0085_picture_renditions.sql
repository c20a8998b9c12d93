-- What pages show of a bundle's picture that is too large for them: itself, and its card for links elsewhere. It counts for as long as
-- the picture has the bytes it was made of (of_sha256), so that an import which brings the same picture again has it made once.
create table image_rendition (
  site_id text not null references site,
  path text not null,
  of_path text not null,
  of_sha256 text not null,
  -- Null where the picture could not be read: it is shown as it is.
  media_type text,
  bytes bytea,
  sha256 text,
  primary key (site_id, path, of_path)
);
alter table image_rendition alter column bytes set storage external;
-- Those that are looked for every minute.
create index image_large on image (site_id, path)
  where octet_length(bytes) > 500000 and media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif');
