-- Tells every process of the portal, at commit, that public content has changed: the name stands in contract/content.ts.
CREATE FUNCTION tell_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changes', TG_ARGV[0]);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
	made record;
BEGIN
	FOR made IN
		SELECT * FROM (VALUES
			('settings', 'settings'),
			('seasons', 'seasons'),
			('competitions', 'competitions'),
			('competition_files', 'competitions'),
			('results', 'results'),
			('regions', 'regions'),
			('faqs', 'faqs'),
			('gallery_items', 'gallery'),
			('partners', 'partners'),
			('training_centres', 'training-centres'),
			('community_categories', 'community'),
			('community_topics', 'community'),
			('community_comments', 'community'),
			('community_likes', 'community'),
			('catalogue_answers', 'catalogue')
		) AS list (of_table, content)
	LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change(%L)',
			made.of_table || '_tell_change', made.of_table, made.content
		);
	END LOOP;
END;
$$;
--> statement-breakpoint
-- A season counts its teams in its own row: that is no change of what visitors read.
DROP TRIGGER "seasons_tell_change" ON "seasons";
--> statement-breakpoint
CREATE TRIGGER "seasons_tell_change" AFTER INSERT OR DELETE OR TRUNCATE
OR UPDATE OF slug, name, name_en, title, title_en, description, description_en, logo, template_html, attributes, status, registration
ON "seasons" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('seasons');
--> statement-breakpoint
-- Of a team, results show these alone. A team that has just been registered has no result.
CREATE TRIGGER "teams_tell_change" AFTER UPDATE OF name, image, city, school_name, payment_status
ON "teams" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('results');
