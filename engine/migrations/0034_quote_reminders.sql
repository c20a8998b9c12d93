-- The last day of an offer that its customer was reminded of: another last day is another reminder.
alter table opportunity add column reminded_of date;
